package io.tagwave.spark;

import io.tagwave.archive.Archive;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Finds the parts to be read for the names on the command line: archives, folders and globs of them, and indexes of archives. */
record ArchiveInputs(Configuration configuration) {

    /**
     * Returns the parts of all names, each once, in the order of their names.
     *
     * @throws IOException when a file is missing or an index cannot be read
     */
    List<ArchivePart> parts(List<String> names) throws IOException {
        List<ArchivePart> parts = new ArrayList<>();
        TreeSet<String> archives = new TreeSet<>();
        for (String name : names) {
            for (Path file : files(new Path(name))) {
                if (isIndex(file)) {
                    parts.addAll(indexed(file));
                } else {
                    archives.add(file.toString());
                }
            }
        }
        archives.forEach(archive -> parts.add(ArchivePart.whole(archive)));
        return parts;
    }

    private List<Path> files(Path name) throws IOException {
        FileSystem files = name.getFileSystem(configuration);
        FileStatus[] found = files.globStatus(name);
        if (found == null || found.length == 0) {
            throw new IOException(name + ": no such file");
        }
        List<Path> all = new ArrayList<>();
        for (FileStatus file : found) {
            if (!file.isDirectory()) {
                all.add(file.getPath());
                continue;
            }
            FileStatus[] inside = files.listStatus(file.getPath(), one -> Archive.isNamed(one.getName()));
            Arrays.stream(inside).map(FileStatus::getPath).forEach(all::add);
        }
        if (all.isEmpty()) {
            throw new IOException(name + ": no archive in it");
        }
        return all;
    }

    private static boolean isIndex(Path file) {
        String name = file.getName().toLowerCase(Locale.ROOT);
        return name.endsWith(".cdx") || name.endsWith(".cdxj") || name.endsWith(".cdx.gz") || name.endsWith(".cdxj.gz");
    }

    /** Finds archives beside the index, unless it names them by a path of their own. */
    private List<ArchivePart> indexed(Path index) throws IOException {
        try (InputStream in = index.getFileSystem(configuration).open(index);
                InputStream text = index.getName().endsWith(".gz") ? new GZIPInputStream(in) : in;
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            ArchiveIndexLines places = new ArchiveIndexLines(index.toString());
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                places.add(line);
            }
            return places.parts(name -> new Path(index.getParent(), name).toString());
        }
    }
}
