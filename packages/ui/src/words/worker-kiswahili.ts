import type { Words } from './words.ts';

/**
 * The own words in Kiswahili, as spoken in Kenya, of the components that the worker's app has. Its phones load no others;
 * `apps/worker/src/first-load.test.ts` compares them with the components of its build.
 */
export const workerKiswahili = {
  appShell: { skip: 'Ruka hadi sehemu kuu' },
  banner: { success: 'Imefaulu', warning: 'Onyo', danger: 'Kosa' },
  codeBoxes: { box: (place, of) => `Tarakimu ya ${String(place)} kati ya ${String(of)}` },
  confirmDialog: { cancel: 'Ghairi' },
  countdownButton: {
    wait: 'Tafadhali subiri hadi muda uishe.',
    ready: (label) => `${label}: sasa unaweza.`,
  },
  dateField: { language: 'sw' },
  dialog: { close: 'Funga' },
  errorSummary: { title: 'Kuna tatizo' },
  field: { error: 'Kosa' },
  fileUpload: {
    choose: 'Chagua faili',
    drop: 'au iweke hapa',
    camera: 'Piga picha',
    replace: 'Badilisha',
    remove: 'Ondoa',
    cancel: 'Ghairi',
    retry: 'Jaribu tena',
    chosen: 'Bado haijapakiwa',
    uploading: 'Inapakiwa...',
    done: 'Imepakiwa',
    failed: 'Haikupakiwa',
    limits: (kinds, size) => `${kinds}, isizidi ${size}`,
  },
  loadError: { retry: 'Jaribu Tena', failedAgain: 'Imejaribiwa tena, bila mafanikio.' },
  numericKeypad: { deleteLast: 'Futa tarakimu ya mwisho' },
  photoUpload: { choose: 'Chagua picha' },
  sandboxRibbon: { name: 'Majaribio', meaning: 'Hakuna pesa, ujumbe wala ukaguzi wa kweli.' },
  scoreBreakdown: {
    points: (points, max) => `${String(points)} kati ya ${String(max)}`,
    possible: (max) => `hadi ${String(max)}`,
  },
  wordmarkLink: { home: (brand) => `${brand}, mwanzo` },
  starRating: { spoken: (rating, of) => `Nyota ${rating} kati ya ${String(of)}` },
  status: { language: 'kiswahili' },
  stepper: {
    step: (step, total) => `Hatua ya ${String(step)} kati ya ${String(total)}`,
    done: 'imekamilika',
    lacking: 'haijakamilika',
  },
  textArea: { characters: 'herufi' },
  textLink: { newTab: 'hufunguka kwenye ukurasa mpya' },
  toasts: { dismiss: 'Ficha ujumbe huu' },
  toggle: { on: 'Imewashwa', off: 'Imezimwa' },
  trustBadge: {
    tiers: { Platinum: 'Platinamu', Gold: 'Dhahabu', Silver: 'Fedha', Basic: 'Msingi' },
    trustScore: 'alama ya uaminifu',
    outOf: 'kati ya 100',
    unchecked: 'Bado kukaguliwa',
    soFar: 'sasa, hadi',
  },
} satisfies Partial<Words>;
