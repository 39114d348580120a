// Blocks of the islands: controls made from their contracts, and the island itself as the preview.
((wp, { islands, preview }) => {
  const { registerBlockType } = wp.blocks;
  const { BlockControls, InnerBlocks, InspectorControls, useBlockProps } = wp.blockEditor;
  const {
    Button,
    FormTokenField,
    Notice,
    PanelBody,
    Placeholder,
    SelectControl,
    Spinner,
    TextControl,
    TextareaControl,
    ToggleControl,
    ToolbarButton,
    ToolbarGroup,
  } = wp.components;
  const { useDebounce, useInstanceId } = wp.compose;
  const { apiFetch } = wp;
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

  /** A control for one prop; `undefined` stands for its default. */
  function Control({ field, value, onChange }) {
    const { kind, label, help, options, isRequired } = field;
    const common = {
      label: isRequired
        ? /* translators: %s: name of a setting. */
          sprintf(__('%s (required)', 'ce-widgets'), label)
        : label,
      help,
      __nextHasNoMarginBottom: true,
    };
    const setText = (text) => onChange(text === '' ? undefined : text);
    switch (kind) {
      case 'flag':
        return el(ToggleControl, { ...common, checked: value ?? field.default === true, onChange });
      case 'choice':
        return el(SelectControl, {
          ...common,
          value: value ?? '',
          options: [
            { label: defaultLabel(field), value: '' },
            ...options.map((option) => ({ label: option, value: option })),
          ],
          onChange: setText,
        });
      case 'choices':
      case 'texts':
        return el(Tokens, { common, field, value, onChange });
      case 'number':
        return el(TextControl, {
          ...common,
          type: 'number',
          value: value ?? '',
          placeholder: placeholderOf(field),
          onChange: (text) => onChange(text === '' ? undefined : Number(text)),
        });
      case 'json':
        return el(Json, { common, field, value, onChange });
      default:
        return field.name === 'productId'
          ? el(Product, { common, value, onChange: setText })
          : el(TextControl, {
              ...common,
              value: value ?? '',
              placeholder: placeholderOf(field),
              onChange: setText,
            });
    }
  }

  /** The id of a product: typed, or chosen among those that a name finds. */
  function Product({ common, value = '', onChange }) {
    const id = useInstanceId(Product, 'ce-widgets-products');
    const [products, setProducts] = useState([]);
    // The same function in each render: a new one would take back the call that waits.
    const load = useCallback((term) => {
      // Optional: without suggestions an id can be typed.
      apiFetch({ path: `/ce-widgets/v1/products?term=${encodeURIComponent(term)}` }).then(setProducts, () => {});
    }, []);
    const find = useDebounce(load, PAUSE);
    return el(
      Fragment,
      null,
      el(TextControl, {
        ...common,
        help: __('Its id or code; or type a name and choose.', 'ce-widgets'),
        list: id,
        value,
        onChange: (text) => {
          onChange(text);
          if (text !== '') find(text);
        },
      }),
      el(
        'datalist',
        { id },
        products.map(({ id: product, name }) => el('option', { key: product, value: product }, name)),
      ),
    );
  }

  function defaultLabel(field) {
    return field.default === undefined
      ? __('Default', 'ce-widgets')
      : /* translators: %s: the default value. */
        sprintf(__('Default: %s', 'ce-widgets'), field.default);
  }

  function placeholderOf(field) {
    return field.default === undefined || field.default === null ? '' : String(field.default);
  }

  /** Several values in their order: the first often matters. */
  function Tokens({ common, field, value, onChange }) {
    const { options, label, help } = field;
    const isChoice = options.length > 0;
    return el(
      'div',
      { className: 'ce-widgets-control' },
      el(FormTokenField, {
        label: common.label,
        value: value ?? [],
        suggestions: options,
        placeholder: Array.isArray(field.default) ? field.default.join(', ') : '',
        __experimentalShowHowTo: !isChoice,
        __experimentalExpandOnFocus: isChoice,
        __experimentalValidateInput: (text) => !isChoice || options.includes(text),
        __nextHasNoMarginBottom: true,
        onChange: (values) => onChange(values.length > 0 ? values : undefined),
      }),
      el('p', { className: 'ce-widgets-help', id: `ce-widgets-${label}` }, help),
    );
  }

  /** A value that has no control of its own. What is no JSON stays in the field and is not saved. */
  function Json({ common, field, value, onChange }) {
    const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
    const [fault, setFault] = useState('');
    const change = (next) => {
      setText(next);
      try {
        onChange(next.trim() === '' ? undefined : JSON.parse(next));
        setFault('');
      } catch (error) {
        setFault(error.message);
      }
    };
    return el(
      'div',
      { className: 'ce-widgets-control' },
      el(TextareaControl, {
        ...common,
        className: 'ce-widgets-json',
        value: text,
        placeholder: field.default === undefined ? '' : JSON.stringify(field.default),
        onChange: change,
      }),
      fault &&
        el(
          Notice,
          { status: 'error', isDismissible: false, spokenMessage: fault, politeness: 'polite' },
          fault,
        ),
    );
  }
})(window.wp, window.ceWidgetsEditor);
