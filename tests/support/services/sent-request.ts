/** What a call has sent. */
export class SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly #request: Request;

  constructor(request: Request, text: string) {
    this.method = request.method;
    this.url = request.url;
    this.body = text ? JSON.parse(text) : undefined;
    this.#request = request;
  }

  /** Method and path, such as `GET /api/v1/country`. */
  get call(): string {
    return `${this.method} ${this.path}`;
  }

  get path(): string {
    return new URL(this.url).pathname;
  }

  get query(): URLSearchParams {
    return new URL(this.url).searchParams;
  }

  get headers(): Headers {
    return this.#request.headers;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
