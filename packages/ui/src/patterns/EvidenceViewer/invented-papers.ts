import { drawn, line } from '../../samples/drawing.ts';

/** Drawings of invented persons, for the stories: nobody's photo and nobody's paper. */
const face = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)})"><rect width="30" height="40" fill="#a8d2d5"/><path d="M3 40c0-9 5-13 12-13s12 4 12 13z" fill="#7f3a70"/><circle cx="15" cy="17" r="8" fill="#5a3900"/></g>`;

export const cardFront = drawn(
  856,
  540,
  `<rect width="856" height="540" rx="30" fill="#e7f4e8"/>${line(40, 70, 40, 'SAMPLE CARD', 'font-weight="700"')}${face(40, 120, 7)}${line(300, 170, 24, 'NAME')}${line(300, 215, 36, 'MWANAMKASI INVENTED')}${line(300, 290, 24, 'DATE OF BIRTH')}${line(300, 335, 36, '01.02.1990')}${line(300, 410, 24, 'ID NUMBER')}${line(300, 455, 36, '00000000')}`,
);

export const cardBack = drawn(
  856,
  540,
  `<rect width="856" height="540" rx="30" fill="#e6ddcf"/><rect y="50" width="856" height="90" fill="#221d17"/>${line(40, 210, 24, 'DISTRICT')}${line(40, 255, 36, 'NOWHERE')}${line(40, 400, 34, 'IDXXX0000000000&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;', 'font-family="monospace"')}${line(40, 450, 34, 'INVENTED&lt;&lt;MWANAMKASI&lt;&lt;&lt;&lt;&lt;', 'font-family="monospace"')}`,
);

/** Taken at night: the words above it must be readable on dark too. */
export const darkSelfie = drawn(
  900,
  1200,
  `<rect width="900" height="1200" fill="#101c2f"/><g opacity="0.55">${face(150, 200, 20)}</g>`,
);

/** A long sheet, in small letters. */
export const tallLetter = drawn(
  700,
  2100,
  `<rect width="700" height="2100" fill="#fdfbf8"/>${line(60, 110, 34, 'INVENTED POLICE OFFICE', 'font-weight="700"')}${Array.from(
    { length: 50 },
    (_, index) =>
      line(60, 180 + index * 36, 20, `${String(index + 1)}. This line of the invented letter says nothing.`),
  ).join('')}`,
);
