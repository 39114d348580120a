/** Texts on a pasted measurement. */
export const pastedTexts = {
  'pasted.read': 'Read: {colour}',
  'pasted.choose': 'Measurement ({count} found)',
  'pasted.choose.none': 'Choose one',
  'pasted.option': '{number}: {name}',
  'pasted.row': 'Measurement {number}',
  'pasted.colour': 'L* {L}, a* {a}, b* {b}',
  'pasted.light': 'with {light}',
  'pasted.none':
    'No colour found. Expected three numbers, such as “L* 52.3; a* 41.2; b* 20.1”, or rows of them.',
  'pasted.fault.few': 'Line {line}: expected L*, a* and b*, found {count} of three numbers.',
  'pasted.fault.many':
    'Line {line}: {count} numbers without a head line. Add a line with the names L*, a* and b* above them.',
  'pasted.fault.commas':
    'Line {line}: commas may be decimal or separate numbers. Put semicolons or tabs between the numbers.',
  'pasted.fault.columns': 'Line {line}: {count} columns, but {expected} in the head line.',
  'pasted.fault.missing': 'Line {line}: no value of {name}.',
  'pasted.fault.number': 'Line {line}: {name} is “{text}”, expected a number.',
  'pasted.fault.range': 'Line {line}: {name} is {text}, expected {min} to {max}.',
  'pasted.fault.more': 'And {count} more lines that could not be read.',
} as const;
