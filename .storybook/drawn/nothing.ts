/** The action of a drawn control: nobody can press it. */
export const nothing = (): void => undefined;
