import { workerKiswahili } from './worker-kiswahili.ts';
import type { Words } from './words.ts';

/** The components' own words in Kiswahili. */
export const kiswahili: Words = {
  ...workerKiswahili,
  dataTable: {
    sorted: (header, direction) =>
      `Imepangwa kwa ${header}, ${direction === 'ascending' ? 'kuanzia mwanzo' : 'kuanzia mwisho'}`,
  },
  evidenceViewer: {
    sideBySide: 'Kando kwa kando',
    place: (place, of) => `${String(place)} kati ya ${String(of)}`,
    previous: 'Iliyotangulia',
    next: 'Inayofuata',
    zoomIn: 'Kuza',
    zoomOut: 'Punguza',
    turn: 'Zungusha',
    loading: (label) => `${label}: inapakiwa...`,
    failed: (label) => `${label}: haikuweza kuonyeshwa.`,
    keys: 'Vitufe: + na - hubadilisha ukubwa, 0 huonyesha yote, R huzungusha, mishale husogeza.',
  },
  lockedSection: { locked: 'imefungwa' },
  sampleTag: { sample: 'Data ya mfano' },
  searchBox: { search: 'Tafuta', clear: 'Futa ulichotafuta' },
  siteLayout: {
    skip: 'Ruka hadi sehemu kuu',
    home: (brand) => `${brand}, mwanzo`,
    menu: 'Menyu',
    sections: 'Sehemu za tovuti',
    more: 'Zaidi kutuhusu',
  },
  starPicker: { stars: (stars) => `Nyota ${String(stars)}` },
  upgradePrompt: { later: 'Labda Baadaye' },
};
