/** One error and its location: the path of a field, or a position in a file. */
export interface Issue {
  message: string;
  path?: string;
  file?: string;
  row?: number;
  line?: number;
  column?: string;
  value?: string;
}
