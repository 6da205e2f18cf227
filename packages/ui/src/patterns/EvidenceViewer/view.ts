/** The steps of the zoom. At 1 the whole page fits into its frame. */
export const zoomSteps = [1, 1.5, 2, 3, 4, 6] as const;

/** What a person changed on one page. */
export interface View {
  readonly zoom: (typeof zoomSteps)[number];
  /** Quarter turns to the right. */
  readonly turns: 0 | 1 | 2 | 3;
}

/** What a press on a whole photo zooms to: a face or a line of small print fills the frame. The next press shows the whole. */
const CLOSE = 2;

export type ViewChange = 'zoom-in' | 'zoom-out' | 'press' | 'fit' | 'turn';

export const firstView: View = { zoom: 1, turns: 0 };

const nextTurns = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

/** The view after a change. Beyond the last step it stays as it is. */
export function changeView(view: View, change: ViewChange): View {
  const step = zoomSteps.indexOf(view.zoom);
  switch (change) {
    case 'zoom-in':
      return { ...view, zoom: zoomSteps[step + 1] ?? view.zoom };
    case 'zoom-out':
      return { ...view, zoom: zoomSteps[step - 1] ?? view.zoom };
    case 'press':
      return { ...view, zoom: view.zoom === 1 ? CLOSE : 1 };
    case 'fit':
      return { ...view, zoom: 1 };
    case 'turn':
      return { ...view, turns: nextTurns[view.turns] };
  }
}

/** `=` is the plus key without shift. */
const keys: Readonly<Record<string, ViewChange>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
  r: 'turn',
  R: 'turn',
};

export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The change that a key stands for. With a modifier the key belongs to the browser: Ctrl and + enlarge its page. */
export const changeOfKey = ({ key, altKey, ctrlKey, metaKey }: PressedKey): ViewChange | undefined =>
  altKey || ctrlKey || metaKey ? undefined : keys[key];
