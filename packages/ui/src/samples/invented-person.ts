import { drawn, line } from './drawing.ts';

/** What tells two drawn faces apart. */
export interface InventedFace {
  readonly shape: 'round' | 'long';
  readonly hair: 'short' | 'braids';
}

const SKIN = '#5a3900';
const DARK = '#221d17';
const PLUM = '#7f3a70';

const hairBehind: Readonly<Record<InventedFace['hair'], string>> = {
  short: '',
  braids: `<path d="M6.5 31V15c0-11 17-11 17 0v16h-3V16h-11v15z" fill="${DARK}"/>`,
};
const hairAbove: Readonly<Record<InventedFace['hair'], string>> = {
  short: `<path d="M7 16c-1-12 17-12 16 0c-2-6-14-6-16 0z" fill="${DARK}"/>`,
  braids: `<path d="M8.5 15c0-9 13-9 13 0c-1-4-4-5-6.5-5s-5.5 1-6.5 5z" fill="${DARK}"/>`,
};
const faces: Readonly<Record<InventedFace['shape'], string>> = {
  round: `<ellipse cx="15" cy="17.5" rx="7.6" ry="7.8" fill="${SKIN}"/>`,
  // With a mole on her cheek.
  long: `<ellipse cx="15" cy="17.5" rx="5.6" ry="9" fill="${SKIN}"/><circle cx="18" cy="21" r=".7" fill="${DARK}"/>`,
};

const portrait = (x: number, y: number, scale: number, { shape, hair }: InventedFace): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)})"><rect width="30" height="40" fill="#a8d2d5"/>${hairBehind[hair]}<path d="M3 40c0-9 5-13 12-13s12 4 12 13z" fill="${PLUM}"/><rect x="13" y="23" width="4" height="6" fill="${SKIN}"/>${faces[shape]}${hairAbove[hair]}<g fill="#fdfbf8"><circle cx="12.5" cy="17" r="1.1"/><circle cx="17.5" cy="17" r="1.1"/></g><g fill="${DARK}"><circle cx="12.5" cy="17" r=".6"/><circle cx="17.5" cy="17" r=".6"/></g><path d="M12.5 22.2c1.5 1 3.5 1 5 0" stroke="${DARK}" stroke-width=".7" fill="none"/></g>`;

/** A photo that an invented woman took of herself. `turned` moves her head to a side, in a few pixels. */
export const inventedSelfie = (face: InventedFace, turned = 0): string =>
  drawn(900, 1200, portrait(turned, 0, 30, face));

export interface OnInventedCard {
  readonly face: InventedFace;
  readonly name: string;
  readonly born: string;
  readonly number: string;
}

export const inventedCard = ({ face, name, born, number }: OnInventedCard): string =>
  drawn(
    856,
    540,
    `<rect width="856" height="540" rx="30" fill="#e7f4e8"/>${line(40, 70, 40, 'SAMPLE CARD', 'font-weight="700"')}${portrait(40, 120, 9, face)}${line(345, 170, 24, 'NAME')}${line(345, 215, 36, name)}${line(345, 290, 24, 'DATE OF BIRTH')}${line(345, 335, 36, born)}${line(345, 410, 24, 'ID NUMBER')}${line(345, 455, 36, number)}`,
  );

export interface OnInventedCertificate {
  readonly certificate: string;
  readonly name: string;
  readonly number: string;
  readonly issued: string;
}

/** A police certificate that names no office of any state. */
export const inventedCertificate = ({ certificate, name, number, issued }: OnInventedCertificate): string =>
  drawn(
    700,
    900,
    `<rect width="700" height="900" fill="#fdfbf8"/><rect x="30" y="30" width="640" height="840" fill="none" stroke="${PLUM}" stroke-width="4"/>${line(70, 120, 36, 'INVENTED POLICE OFFICE', 'font-weight="700"')}${line(70, 170, 28, 'Sample certificate of good conduct')}${[
      ['CERTIFICATE NUMBER', certificate],
      ['NAME', name],
      ['ID NUMBER', number],
      ['DATE OF ISSUE', issued],
    ]
      .map(
        ([term = '', value = ''], index) =>
          line(70, 270 + index * 100, 20, term) + line(70, 310 + index * 100, 32, value),
      )
      .join(
        '',
      )}${line(70, 690, 26, 'No record was found')}${line(70, 725, 26, 'under this name and number.')}<g transform="rotate(-12 540 790)">${line(450, 800, 40, 'SAMPLE', 'font-weight="700" fill="${PLUM}"')}</g>`,
  );
