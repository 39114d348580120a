/** The row that an arrow key moves to; `undefined` is the field itself, between the last row and the first. */
export function stepTo(
  options: readonly { key: string }[],
  active: string | undefined,
  by: 1 | -1,
): string | undefined {
  const index = options.findIndex(({ key }) => key === active);
  if (index < 0) return options.at(by === 1 ? 0 : -1)?.key;
  return options[index + by]?.key;
}
