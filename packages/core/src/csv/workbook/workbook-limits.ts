/** The largest workbook, as it is on disk, in bytes: it is read whole, since its list of parts is at its end. */
export const MAX_WORKBOOK_SIZE = 128 * 1_024 ** 2;
/** The most that all parts which are read may hold, unpacked, in bytes. */
export const MAX_UNPACKED_SIZE = 1_024 ** 3;
/** How often its packed size a part may hold, once it holds more than the size below. */
export const MAX_RATIO = 250;
/** Small parts may well repeat themselves. */
export const RATIO_MATTERS_FROM = 4 * 1_024 ** 2;
/** The most parts of a workbook, whether they are read or not. */
export const MAX_PARTS = 10_000;
/** The most cells of a sheet, empty ones included: a register of a million casinos has twenty million. */
export const MAX_CELLS = 50_000_000;
/** The most characters of all texts that cells share, which are in memory. */
export const MAX_SHARED_TEXT_LENGTH = 200_000_000;
/** The most characters of XML that bring nothing to read, such as one endless comment. */
export const MAX_XML_GAP = 8_000_000;
/** How deep elements may stand in elements. */
export const MAX_XML_DEPTH = 64;
/** The longest text that a cell holds, in UTF-16 units: a limit of the format. */
export const MAX_TEXT_LENGTH = 32_767;
/** The most rows of a sheet: a limit of the format. */
export const MAX_SHEET_ROWS = 1_048_576;
