/** The text of an answer, and where it came from. */
export interface AnswerText {
  text: string;
  request: Request;
  response: Response;
}

/** Keeps an answer as text where ky would parse it: who reads it knows what to say of a wrong one, and to whom. */
export function keepText(text: string, { request, response }: Omit<AnswerText, 'text'>): AnswerText {
  return { text, request, response };
}
