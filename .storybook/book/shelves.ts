/** The locations of stories, from this folder's parent: the components, and whole screens of the apps. */
export const shelves = {
  components: ['../packages/ui/src/**/*.stories.tsx'],
  screens: ['../apps/*/src/**/*.stories.tsx', '../tooling/screens/src/**/*.stories.tsx'],
} as const;
