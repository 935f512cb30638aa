/** The response to a rejected request, and with a 405 the allowed methods. */
export type RejectedRequest = [status: number, text: string, allow?: string];
