/** A response's text, with its request and response. */
export interface AnswerText {
  text: string;
  request: Request;
  response: Response;
}

/** Keeps the response as text, for ky's `parseJson`. `readJson` parses it and reports invalid JSON. */
export function keepText(text: string, { request, response }: Omit<AnswerText, 'text'>): AnswerText {
  return { text, request, response };
}
