package io.tagwave.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

/** A table of regions as classifiers of the thesis are trained on, its two classes apart in four of seven columns. */
public final class RegionTable {

    private RegionTable() {}

    /** Writes 80 regions, every second one content, as {@code regions.csv} of {@code folder}, which is made. */
    public static Path write(Path folder) throws IOException {
        StringBuilder csv =
                new StringBuilder("row,label,center_position,size,record,range,angle,horizontal,vertical\n");
        Random random = new Random(5);
        for (int row = 1; row <= 80; row++) {
            boolean content = row % 2 == 0;
            csv.append(row).append(content ? ",1" : ",-1");
            for (int column = 0; column < 7; column++) {
                double shift = content && column < 4 ? 0.4 : 0;
                csv.append(String.format(Locale.ROOT, ",%.4f", 0.2 + shift + 0.2 * random.nextDouble()));
            }
            csv.append('\n');
        }
        Files.writeString(Files.createDirectories(folder).resolve("regions.csv"), csv);
        return folder;
    }
}
