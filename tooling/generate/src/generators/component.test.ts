import { describe, expect, it } from 'vitest';
import { made } from '../made-in-test.ts';

describe('a component', () => {
  const files = made('component', 'ZebraCard');
  const folder = 'packages/ui/src/components/ZebraCard';

  it('has a component, styles and stories', () => {
    expect([...files.keys()]).toEqual(
      ['tsx', 'css.ts', 'stories.tsx'].map((ending) => `${folder}/ZebraCard.${ending}`),
    );
    expect(files.get(`${folder}/ZebraCard.tsx`)).toContain('export function ZebraCard({ children }');
    expect(files.get(`${folder}/ZebraCard.css.ts`)).toContain('export const zebraCard = style(');
    expect(files.get(`${folder}/ZebraCard.stories.tsx`)).toContain("title: 'Components/ZebraCard'");
  });

  it.each(['zebraCard', 'zebra-card', 'Zebra/Card'])('is not called %s', (name) => {
    expect(() => made('component', name)).toThrow('The name of a component is written like "CloseAccount"');
  });
});
