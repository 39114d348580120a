// One @, a local part without blanks, quotes or doubled dots, and a host of at least two labels. Letters of
// any script: addresses and domains may be international.
const pattern =
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\\\]]+(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Whether a text is an e-mail address that mail can be sent to (at most 254 characters). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
