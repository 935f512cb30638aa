/** How class names are made: here, and in every Vite configuration that reads the source of this package. */
export const CLASS_NAME_PATTERN = 'cr-[name]__[local]';
