/** The path of every operation begins with this. */
export const API_PATH = '/api/';
/** The type of a body with a file: the JSON of the request on the first line, then the bytes of the file or files. */
export const UPLOAD_TYPE = 'application/vnd.croupier.upload';
/** The type of an answer in lines: progress, pieces of a file, and last the outcome or the problem. */
export const LINES_TYPE = 'application/x-ndjson';
