type Globals = Readonly<Record<string, unknown>>;

/** A device, by the shape of its screenshots. Most stories have no device: they are seen in a window of 1200 x 900. */
const devices = ['phone', 'tablet', 'window', 'desk', 'largeDesk'] as const;
export type Device = (typeof devices)[number];

/** What can be different about a variant of a state. */
export const differences = ['dark', 'narrow', 'large', 'kiswahili'] as const;
export type Difference = (typeof differences)[number];

/** Where and how a state is shown. */
export interface Place {
  readonly device: Device;
  readonly differences: readonly Difference[];
}

/** The devices of Storybook's toolbar. */
const deviceOf: Readonly<Record<string, Device>> = {
  narrow: 'phone',
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desk',
  largeDesktop: 'largeDesk',
};

function viewportOf({ viewport }: Globals): unknown {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport
    ? viewport.value
    : undefined;
}

export function shownIn(tags: readonly string[], globals: Globals): Place {
  const viewport = viewportOf(globals);
  const found: Readonly<Record<Difference, boolean>> = {
    dark: globals['mode'] === 'dark',
    narrow: viewport === 'narrow',
    large: (globals['textSize'] ?? '100%') !== '100%',
    kiswahili: tags.includes('kiswahili'),
  };
  return {
    device: deviceOf[String(viewport)] ?? 'window',
    differences: differences.filter((difference) => found[difference]),
  };
}
