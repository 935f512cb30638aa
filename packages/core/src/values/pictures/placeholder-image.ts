/** The path of the placeholder image, a file of the site. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';
