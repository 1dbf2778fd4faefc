// Shows openapi.json for reading: routes by tag, then the types they use.
const make = (name, text, ...children) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  node.append(...children);
  return node;
};

const nameOf = (ref) => ref.split("/").pop();

function short(schema) {
  if (!schema) return "";
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(short).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return `${short(schema.items)}[]`;
  if (schema.additionalProperties) return `{[name]: ${short(schema.additionalProperties)}}`;
  return schema.type || "anything";
}

function fields(schema) {
  if (!schema.properties) return short(schema);
  const needed = new Set(schema.required || []);
  return Object.entries(schema.properties)
    .map(([name, type]) => `${name}${needed.has(name) ? "" : "?"}: ${short(type)}`)
    .join("\n");
}

function bodyOf(part) {
  const [media] = Object.entries((part && part.content) || {});
  return media ? short(media[1].schema) || media[0] : "nothing";
}

function route(method, path, operation) {
  const good = Object.entries(operation.responses).find(([status]) => status < 400);
  const list = make("dl");
  for (const input of operation.parameters || []) {
    list.append(make("dt", `${input.name} (${input.in})`), make("dd", short(input.schema)));
  }
  if (operation.requestBody) list.append(make("dt", "body"), make("dd", bodyOf(operation.requestBody)));
  list.append(make("dt", `answer ${good[0]}`), make("dd", bodyOf(good[1])));
  const heading = make("h3", "", make("b", method.toUpperCase()), path);
  return make("section", "", heading, make("p", operation.summary), list);
}

function type(name, schema) {
  const section = make("section", "", make("h3", name));
  if (schema.description) section.append(make("p", schema.description));
  section.append(make("pre", fields(schema)));
  return section;
}

function show(main, api) {
  const tags = {};
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      (tags[operation.tags[0]] ||= []).push(route(method, path, operation));
    }
  }
  main.replaceChildren();
  for (const [tag, routes] of Object.entries(tags)) main.append(make("h2", tag), ...routes);
  main.append(make("h2", "types"));
  for (const [name, schema] of Object.entries(api.components.schemas)) main.append(type(name, schema));
}

function find(main, text) {
  const wanted = text.toLowerCase();
  for (const section of main.querySelectorAll("section")) {
    section.hidden = !section.textContent.toLowerCase().includes(wanted);
  }
}

const main = document.getElementById("routes");
fetch("/api/openapi.json").then((answer) => answer.json()).then((api) => show(main, api));
document.getElementById("find").addEventListener("input", (event) => find(main, event.target.value));
