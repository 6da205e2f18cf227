import { expect, it } from 'vitest';
import { readTypedCode } from './typed-code.ts';

const CODE = 'H7KX-29QM-TB4W-ZR6N';

it.each([
  CODE,
  'h7kx-29qm-tb4w-zr6n',
  'H7KX29QMTB4WZR6N',
  ' h7kx 29qm  tb4w zr6n ',
  'H7KX – 29QM — TB4W − ZR6N',
  'H7KX\u00A029QM\u2011TB4W.ZR6N',
  `https://amini.example/r/${CODE}`,
  `amini.example/sw/r/${CODE}/`,
  `HTTPS://AMINI.EXAMPLE/R/${CODE}`,
  `https://amini.example/r/${CODE}?from=chat#top`,
  `Look: https://amini.example/r/${CODE} Thank you`,
  `(https://amini.example/r/${CODE}).`,
])('reads the code in %j', (text) => {
  expect(readTypedCode(text)).toEqual({ code: CODE });
});

it.each([
  ['', 'missing', ''],
  ['  ', 'missing', ''],
  ['----', 'missing', '----'],
  ['https://amini.example/r/', 'missing', ''],
  // The number of a report is printed above its code.
  ['R-H7KX-29QM', 'number', 'R-H7KX-29QM'],
  ['r h7kx 29qm', 'number', 'r h7kx 29qm'],
  ['R-2026-0001', 'number', 'R-2026-0001'],
  // No code has them, and nobody can tell what was meant.
  ['H7KX-29OM-TB4W-ZR6N', 'lookalike', 'H7KX-29OM-TB4W-ZR6N'],
  ['H7KX-290M-TB4W-ZR6N', 'lookalike', 'H7KX-290M-TB4W-ZR6N'],
  ['h7kx-29im-tb4w-zr6n', 'lookalike', 'h7kx-29im-tb4w-zr6n'],
  ['H7KX-291M-TB4W-ZR6N', 'lookalike', 'H7KX-291M-TB4W-ZR6N'],
  ['https://amini.example/r/H7KX-29LM-TB4W-ZR6N', 'lookalike', 'H7KX-29LM-TB4W-ZR6N'],
  // Too short, too long, something else.
  ['H7KX-29QM-TB4W', 'refused', 'H7KX-29QM-TB4W'],
  [`${CODE}-H7KX`, 'refused', `${CODE}-H7KX`],
  ['<b>0OI1', 'refused', '<b>0OI1'],
])('says of %j: %s', (text, refusal, typed) => {
  expect(readTypedCode(text)).toEqual({ refusal, typed });
});
