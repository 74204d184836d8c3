package io.tagwave.learn.region;

import com.google.protobuf.Any;
import com.oracle.labs.mlrg.olcut.provenance.ConfiguredObjectProvenance;
import com.oracle.labs.mlrg.olcut.provenance.impl.ConfiguredObjectProvenanceImpl;
import org.tribuo.math.distance.Distance;
import org.tribuo.math.la.SGDVector;
import org.tribuo.math.protos.DistanceProto;
import org.tribuo.protos.ProtoSerializableClass;
import org.tribuo.protos.ProtoUtil;

/** Minkowski's distance of order 3 (thesis, Table 17: kNN with p = 3), which Tribuo lacks. Public, and of this name, because model files name it. */
@ProtoSerializableClass(version = CubicDistance.VERSION)
public final class CubicDistance implements Distance {

    /** Version of the serialized form. */
    public static final int VERSION = 0;

    private static final long serialVersionUID = 1L;

    /** Creates the distance when Tribuo reads a model. */
    public static CubicDistance deserializeFromProto(int version, String className, Any message) {
        if (version != VERSION) {
            throw new IllegalArgumentException("expected version " + VERSION + " of the distance, found " + version);
        }
        return new CubicDistance();
    }

    @Override
    public double computeDistance(SGDVector first, SGDVector second) {
        double sum = 0;
        for (int i = 0; i < first.size(); i++) {
            double off = Math.abs(first.get(i) - second.get(i));
            sum += off * off * off;
        }
        return Math.cbrt(sum);
    }

    @Override
    public DistanceProto serialize() {
        return ProtoUtil.serialize(this);
    }

    @Override
    public ConfiguredObjectProvenance getProvenance() {
        return new ConfiguredObjectProvenanceImpl(this, "Distance");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CubicDistance;
    }

    @Override
    public int hashCode() {
        return CubicDistance.class.hashCode();
    }
}
