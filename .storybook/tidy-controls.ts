import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));

/**
 * Controls only where somebody can set something with them: not for drawings and other elements, which are no text, nor for
 * types that the reader of components cannot list; those name their options in the stories with `choices`.
 */
export const tidyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const isUnread = argType.type?.name === 'other' || argType.type?.name === 'union';
      const isOpen = argType.options === undefined && isUnread && value === undefined;
      return [name, isOpen || holdsElement(value) ? { ...argType, control: false } : argType];
    }),
  );
