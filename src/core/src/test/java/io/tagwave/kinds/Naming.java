package io.tagwave.kinds;

/** How the elements of a page are named by classes: each is a class attribute for the role of an element on a page. */
enum Naming {
    /** Block, element and modifier. */
    BLOCKS {
        @Override
        String attribute(String role, int page) {
            return " class=\"" + block(page) + "__" + role + "\"";
        }
    },
    /** Classes that each say one thing of the looks. */
    UTILITIES {
        @Override
        String attribute(String role, int page) {
            StringBuilder classes = new StringBuilder();
            int bits = mix(role, page);
            for (int i = 0; i < 2 + (bits & 3); i++) {
                classes.append(i == 0 ? "" : " ").append(UTILITY[(bits >>> 3 * i + 2 & 31) % UTILITY.length]);
            }
            return " class=\"" + classes + "\"";
        }
    },
    /** The role itself. */
    PLAIN {
        @Override
        String attribute(String role, int page) {
            return " class=\"" + role + "\"";
        }
    },
    /** Names that a program made. */
    HASHED {
        @Override
        String attribute(String role, int page) {
            return " class=\"css-" + Integer.toString(mix(role, page) & 0xfffffff, 36) + "\"";
        }
    },
    /** A component, and the name that a program made. */
    COMPONENTS {
        @Override
        String attribute(String role, int page) {
            return " class=\"sc-" + Integer.toString(mix(role, page + 7) & 0xffffff, 36) + "-0 "
                    + Integer.toString(mix(role, page) & 0xfffff, 36) + "\" data-testid=\"" + role + "\"";
        }
    },
    /** Hardly any: only the largest parts have an id. */
    NONE {
        @Override
        String attribute(String role, int page) {
            return "";
        }
    },
    /** Short names of an older site, for some of the elements. */
    OLD {
        @Override
        String attribute(String role, int page) {
            return mix(role, page) % 3 == 0 ? "" : " class=" + role.replaceAll("(?<=.)[aeiou]", "") + (page & 3);
        }
    };

    private static final String[] UTILITY = {
        "flex",
        "flex-col",
        "gap-2",
        "gap-4",
        "p-4",
        "px-6",
        "mt-2",
        "mb-8",
        "text-sm",
        "text-lg",
        "font-bold",
        "rounded-lg",
        "border",
        "shadow",
        "bg-white",
        "text-gray-500",
        "items-center",
        "justify-between",
        "w-full",
        "truncate",
        "md:w-1/2",
        "lg:px-8",
        "hover:underline",
        "relative",
        "overflow-hidden"
    };

    private static final String[] BLOCK = {"c-tile", "o-list", "product", "teaser", "m-entry", "listing", "entry"};

    /** The class attribute of an element, with a blank before it, or nothing. */
    abstract String attribute(String role, int page);

    private static String block(int page) {
        return BLOCK[Math.floorMod(page * 5, BLOCK.length)];
    }

    private static int mix(String role, int page) {
        int bits = (role.hashCode() * 31 + page) * 0x9E3779B1;
        return (bits ^ bits >>> 15) & 0x7fffffff;
    }
}
