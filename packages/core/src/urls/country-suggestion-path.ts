/** Where the script of a list asks which country to suggest; the answer is for one visitor, and no cache keeps it. */
export const COUNTRY_SUGGESTION_PATH = '/casinos-by-country/suggestion';
