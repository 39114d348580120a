// Blocks of the islands, with the island itself as the preview.
((wp, { islands, preview }, Control) => {
  const { registerBlockType } = wp.blocks;
  const { BlockControls, InnerBlocks, InspectorControls, useBlockProps } = wp.blockEditor;
  const { Button, PanelBody, Placeholder, Spinner, ToolbarButton, ToolbarGroup } = wp.components;
  const { useDebounce } = wp.compose;
  const { createElement: el, Fragment, useCallback, useEffect, useRef, useState } = wp.element;
  const { __, sprintf } = wp.i18n;

  /** Milliseconds after the last change until the preview follows. */
  const PAUSE = 500;
  /** Height in px that a preview does not exceed. */
  const HIGHEST = 900;

  for (const island of islands) {
    if (!island.isPlaced) continue;
    registerBlockType(`ce-widgets/${island.name}`, {
      edit: (props) => el(Edit, { island, ...props }),
      // What the editor wrote for the time until the island is ready; all else is rendered by the server.
      save: () => el(InnerBlocks.Content),
    });
  }

  function Edit({ island, attributes, setAttributes }) {
    const [isFallback, setFallback] = useState(false);
    const [isUsed, setUsed] = useState(false);
    const missing = island.fields.filter(({ name, isRequired }) => isRequired && isEmpty(attributes[name]));
    const fieldsOf = (fields) =>
      fields.map((field) =>
        el(Control, {
          key: field.name,
          field,
          value: attributes[field.name],
          onChange: (value) => setAttributes({ [field.name]: value }),
        }),
      );
    const rare = island.fields.filter(({ kind, isRequired }) => kind === 'json' && !isRequired);
    const usual = island.fields.filter((field) => !rare.includes(field));
    return el(
      Fragment,
      null,
      el(
        BlockControls,
        null,
        el(
          ToolbarGroup,
          null,
          el(ToolbarButton, {
            icon: 'controls-play',
            label: __('Try it out', 'ce-widgets'),
            isPressed: isUsed,
            onClick: () => setUsed(!isUsed),
          }),
          el(ToolbarButton, {
            icon: 'media-text',
            label: __('Write what is shown until the island is ready', 'ce-widgets'),
            isPressed: isFallback,
            onClick: () => setFallback(!isFallback),
          }),
        ),
      ),
      el(
        InspectorControls,
        null,
        usual.length > 0 && el(PanelBody, { title: __('Settings', 'ce-widgets') }, ...fieldsOf(usual)),
        rare.length > 0 &&
          el(
            PanelBody,
            { title: __('Further settings', 'ce-widgets'), initialOpen: false },
            ...fieldsOf(rare),
          ),
      ),
      el(
        'div',
        useBlockProps({ className: 'ce-widgets-block' }),
        isFallback
          ? el(Fallback)
          : missing.length > 0
            ? el(Required, { island, missing, attributes, setAttributes })
            : el(Preview, { island, attributes, isUsed }),
      ),
    );
  }

  /** Asks for what the island cannot work without. All at once: the preview takes the place of the fields. */
  function Required({ island, missing, attributes, setAttributes }) {
    const [values, setValues] = useState({});
    const finish = (event) => {
      event.preventDefault();
      setAttributes(values);
    };
    return el(
      Placeholder,
      { label: island.title, instructions: island.summary, isColumnLayout: true },
      el(
        'form',
        { className: 'ce-widgets-required', onSubmit: finish },
        ...missing.map((field) =>
          el(Control, {
            key: field.name,
            field,
            value: values[field.name] ?? attributes[field.name],
            onChange: (value) => setValues({ ...values, [field.name]: value }),
          }),
        ),
        el(Button, { variant: 'primary', type: 'submit' }, __('Show', 'ce-widgets')),
      ),
    );
  }

  function Fallback() {
    return el(
      Fragment,
      null,
      el(
        'p',
        { className: 'ce-widgets-hint' },
        __(
          'Shown until the island is ready, and kept if it fails. If empty, the server writes what it knows.',
          'ce-widgets',
        ),
      ),
      el(InnerBlocks),
    );
  }

  /** The island in a frame: with the theme’s styles, out of reach of those of the editor. */
  function Preview({ island, attributes, isUsed }) {
    const address = addressOf(island, attributes);
    const [shown, setShown] = useState(address);
    const showLater = useDebounce(setShown, PAUSE);
    useEffect(() => showLater(address), [address]);
    const [height, setHeight] = useState(0);
    const [isLoaded, setLoaded] = useState(false);
    const observer = useRef();
    const measure = useCallback(({ currentTarget: frame }) => {
      const body = frame.contentDocument?.body;
      setLoaded(true);
      observer.current?.disconnect();
      // A site whose pages have another origin than its editor.
      if (!body) return setHeight(HIGHEST / 2);
      const follow = () => setHeight(Math.min(body.scrollHeight, HIGHEST));
      observer.current = new frame.contentWindow.ResizeObserver(follow);
      observer.current.observe(body);
      follow();
    }, []);
    useEffect(() => () => observer.current?.disconnect(), []);
    // An island that waits for something, such as a product to compare, shows nothing.
    const isBlank = isLoaded && height < 24;
    return el(
      Fragment,
      null,
      el(
        'p',
        { className: 'ce-widgets-hint' },
        el('strong', null, island.title),
        isBlank && ` · ${island.summary} ${__('Nothing to show here now.', 'ce-widgets')}`,
        !isLoaded && el(Spinner),
      ),
      el('iframe', {
        src: shown,
        /* translators: %s: name of an island. */
        title: sprintf(__('Preview: %s', 'ce-widgets'), island.title),
        onLoad: measure,
        style: { height: isLoaded ? height : 120 },
        // A picture by default: clicks select the block, and what the island opens does not take the focus.
        inert: isUsed ? undefined : '',
      }),
    );
  }

  function addressOf({ name, fields }, attributes) {
    const props = Object.fromEntries(
      fields
        .filter((field) => attributes[field.name] !== undefined)
        .map((field) => [field.name, attributes[field.name]]),
    );
    const url = new URL(preview, window.location.href);
    url.searchParams.set('ce_widgets_preview', name);
    url.searchParams.set('props', JSON.stringify(props));
    return url.href;
  }

  function isEmpty(value) {
    return value === undefined || value === '' || value?.length === 0;
  }
})(window.wp, window.ceWidgetsEditor, window.ceWidgetsControl);
