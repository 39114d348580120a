/** YAML files are data in tests (see vitest.config.ts). */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}
