import type { Plugin } from 'esbuild';

/** Plugin that fails the npm build if it bundles third-party code, which would require its licences in the package. */
export const ownCodeOnly: Plugin = {
  name: 'own-code-only',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const foreign = Object.keys(metafile?.inputs ?? {}).find((path) => path.includes('node_modules/'));
      if (!foreign) return {};
      return { errors: [{ text: `${foreign} is bundled: make its package a dependency, or keep it out.` }] };
    });
  },
};
