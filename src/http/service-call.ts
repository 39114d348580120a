/** A call as plain data, for code that has no HTTP client yet (docs/architecture.md, "HTTP"). */
export interface ServiceCall {
  method: 'get' | 'post';
  /** Below the service's address, without a slash at its start. */
  path: string;
  searchParams: Readonly<Record<string, string>> | URLSearchParams;
  json?: unknown;
}
