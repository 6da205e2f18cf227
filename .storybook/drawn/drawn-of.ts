/// <reference types="vite/client" />
import type { DrawnPair } from './drawn-pair.ts';

const files = import.meta.glob<readonly DrawnPair[]>('./*.tsx', { eager: true, import: 'pairs' });

/** The drawn pairs of a component: the file with its name. */
export const drawnOf = (name: string): readonly DrawnPair[] => files[`./${name}.tsx`] ?? [];
