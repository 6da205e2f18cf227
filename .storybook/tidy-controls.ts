import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));

/**
 * Shows a control only where a reader can set a value with it. Icons and other elements are no text and have none.
 * Types that the component parser cannot list have none either: stories name their options with `choices`.
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
