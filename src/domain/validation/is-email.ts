// One @, a local part without spaces, quotes or double dots, and a host of at least two labels. Letters of any
// script, since addresses and domains may be international.
const pattern =
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\\\]]+(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Whether a text is a valid email address (at most 254 characters). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
