import { parseSync } from 'vite';

export interface ModuleImport {
  readonly specifier: string;
  /** True for an import of types alone: it leaves no code at run time. */
  readonly isType: boolean;
}

/** The value of a string literal. A string that is built at run time cannot be followed. */
const literalIn = (code: string): string | undefined => /^(['"`])(.*)\1$/s.exec(code)?.[2];

/**
 * Every import and re-export of a module, static and dynamic, in the order of the text.
 * @param path the module's name: its extension selects the syntax.
 */
export function readImports(path: string, text: string): ModuleImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  );
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = literalIn(text.slice(start, end));
    return specifier === undefined ? [] : [{ specifier, isType: false }];
  });
  return [...imported, ...exported, ...dynamic];
}
