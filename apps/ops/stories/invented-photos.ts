/** Drawings of nobody, in place of photos and papers. */
const drawn = (width: number, height: number, content: string): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans, sans-serif" font-size="40">${content}</svg>`,
    ],
    { type: 'image/svg+xml' },
  );

const face = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#5a3900"/><path d="M${x - 2 * size} ${y + 3.4 * size}a${2 * size} ${2 * size} 0 0 1 ${4 * size} 0z" fill="#7f3a70"/>`;

export const selfie = drawn(
  900,
  1200,
  `<rect width="900" height="1200" fill="#a8d2d5"/>${face(450, 480, 170)}`,
);

export const cardFront = drawn(
  856,
  540,
  `<rect width="856" height="540" fill="#e7f4e8"/>${face(160, 210, 60)}<text x="300" y="120">SAMPLE CARD</text><text x="300" y="240">ACHIENG INVENTED</text><text x="300" y="340">00000000</text>`,
);

export const cardBack = drawn(
  856,
  540,
  `<rect width="856" height="540" fill="#e6ddcf"/><rect y="60" width="856" height="90" fill="#221d17"/><text x="40" y="260">DISTRICT: NOWHERE</text>`,
);

export const certificate = drawn(
  840,
  1188,
  `<rect width="840" height="1188" fill="#fffdf5"/><text x="120" y="160">SAMPLE CERTIFICATE</text><text x="120" y="320" font-size="28">This paper is invented.</text><text x="120" y="420" font-size="28">No. PCC-SAMPLE1</text>`,
);
