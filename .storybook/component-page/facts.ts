import type { ComponentFacts } from '../book/component-facts.ts';

/** The facts of each component, by its name. `componentFacts` fills this module from the sources. */
export const facts: Readonly<Record<string, ComponentFacts | undefined>> = {};
