import type { Words } from '../../words/words.ts';

/** Of the viewer and of the strip of photos. */
export const english: Words['evidenceViewer'] = {
  sideBySide: 'Side by side',
  place: (place, of) => `${String(place)} of ${String(of)}`,
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn',
  loading: (label) => `Loading ${label}...`,
  failed: (label) => `${label} could not be shown.`,
  keys: 'Keys: + and - zoom, 0 fits, R turns, the arrow keys move.',
};
