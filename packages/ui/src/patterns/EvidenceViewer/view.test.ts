import { describe, expect, test } from 'vitest';
import { changeOfKey, changeView, firstView, zoomSteps, type View } from './view.ts';

const zoomed: View = { zoom: 6, turns: 1 };

describe('a view', () => {
  test.each([
    ['zooms in by one step', firstView, 'zoom-in', { zoom: 1.5, turns: 0 }],
    ['stays at the last step', zoomed, 'zoom-in', zoomed],
    ['zooms out by one step', zoomed, 'zoom-out', { zoom: 4, turns: 1 }],
    ['is never smaller than its frame', firstView, 'zoom-out', firstView],
    ['is close after a press', { zoom: 1, turns: 1 }, 'press', { zoom: 2, turns: 1 }],
    ['is whole again after the next', zoomed, 'press', { zoom: 1, turns: 1 }],
    ['fits, and stays turned', zoomed, 'fit', { zoom: 1, turns: 1 }],
    ['turns to the right, and stays zoomed', zoomed, 'turn', { zoom: 6, turns: 2 }],
    ['is upright again after four turns', { zoom: 2, turns: 3 }, 'turn', { zoom: 2, turns: 0 }],
  ] as const)('%s', (_title, view, change, expected) => {
    expect(changeView(view, change)).toEqual(expected);
  });

  test('reaches every step and comes back', () => {
    const up = zoomSteps.slice(1).reduce((view) => changeView(view, 'zoom-in'), firstView);
    expect(up.zoom).toBe(zoomSteps.at(-1));
    expect(zoomSteps.slice(1).reduce((view) => changeView(view, 'zoom-out'), up)).toEqual(firstView);
  });
});

const bare = { altKey: false, ctrlKey: false, metaKey: false };

describe('a key', () => {
  test.each([
    ['+', 'zoom-in'],
    ['=', 'zoom-in'],
    ['-', 'zoom-out'],
    ['0', 'fit'],
    ['r', 'turn'],
    ['R', 'turn'],
    ['x', undefined],
  ])('%s means %s', (key, change) => {
    expect(changeOfKey({ ...bare, key })).toBe(change);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('belongs to the browser with %s', (modifier) => {
    expect(changeOfKey({ ...bare, key: '+', [modifier]: true })).toBeUndefined();
  });
});
