/** The text of a response, with its request and response. */
export interface AnswerText {
  text: string;
  request: Request;
  response: Response;
}

/** Keeps the response as text, for ky's `parseJson`. `readJson` parses it and reports what is wrong with it. */
export function keepText(text: string, { request, response }: Omit<AnswerText, 'text'>): AnswerText {
  return { text, request, response };
}
