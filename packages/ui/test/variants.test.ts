import { describe, expect, test } from 'vitest';
import { hasPicture, isVariant } from '../../../.storybook/variants.ts';

const light = { mode: 'light', textSize: '100%' };
const tags = ['autodocs', 'picture'];

describe('a story is a state of its own', () => {
  test.each([
    ['in the light, in a wide window', light],
    ['where nothing is said of its setting', {}],
    ['on a phone of usual width', { ...light, viewport: { value: 'phone' } }],
    ['on a desktop', { ...light, viewport: { value: 'desktop' } }],
  ])('%s', (_case, globals) => {
    expect(isVariant({ globals, tags })).toBe(false);
    expect(hasPicture({ id: 'components-button--busy', globals, tags })).toBe(true);
  });
});

describe('a story shows a state again', () => {
  test.each([
    ['in the dark', { ...light, mode: 'dark' }, tags],
    ['on the narrowest phone', { ...light, viewport: { value: 'narrow' } }, tags],
    ['in large text', { ...light, textSize: '200%' }, tags],
    ['in Kiswahili', light, [...tags, 'kiswahili']],
  ])('%s', (_case, globals, tagged) => {
    expect(isVariant({ globals, tags: tagged })).toBe(true);
    const ids = Array.from({ length: 80 }, (_, index) => `component-${String(index)}--story`);
    const sampled = () => ids.filter((id) => hasPicture({ id, globals, tags: tagged }));
    expect(sampled().length, 'some keep a picture').toBeGreaterThan(4);
    expect(sampled().length, 'most do not').toBeLessThan(20);
    expect(sampled(), 'and always the same').toEqual(sampled());
  });
});

test('an author takes the picture away', () => {
  expect(hasPicture({ id: 'components-button--busy', globals: light, tags: ['autodocs'] })).toBe(false);
});
