"""From the registration of a company to the PDF of its first invoice, with urllib. See ../README.md for the settings."""

import base64
import json
import os
from datetime import datetime, timedelta, timezone
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

nit = os.environ["API_NIT"]
token = ""


def fetch(method, path, body=None):
    headers = {"Content-Type": "application/json", "Accept": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{os.environ['API_URL']}/{path}", data=data, headers=headers, method=method)
    try:
        with urlopen(request) as response:
            return response.read()
    except HTTPError as error:
        answer = json.load(error)
        errors = [text for texts in answer.get("errors", {}).values() for text in texts]
        raise SystemExit(f"{answer['message']} {' '.join(errors)}") from error


def send(method, path, body=None):
    return json.loads(fetch(method, path, body))


def report(what, answer):
    """Whether the authority has the document, now or from before."""
    if "ResponseDian" not in answer:
        print(f"{what}: {answer['message']}")
        return "ya fue enviado anteriormente" in answer["message"]
    result = answer["ResponseDian"]["Envelope"]["Body"]["SendBillSyncResponse"]["SendBillSyncResult"]
    lines = result["ErrorMessage"].get("string", "")
    errors = lines if isinstance(lines, str) else "\n  ".join(lines)
    print(f"{what}: {result['StatusCode']} {result['StatusMessage'] or result['StatusDescription']}")
    if errors:
        print(f"  {errors}")
    return result["IsValid"] == "true" or "Regla: 90" in errors


def expect(holds, what):
    if not holds:
        raise SystemExit(f"Unexpected: {what}")


registered = send(
    "POST",
    f"config/{nit}/{os.environ['API_DV']}",
    {
        "type_document_identification_id": 6,
        "type_organization_id": 1,
        "type_regime_id": 1,
        "type_liability_id": 117,
        "business_name": os.environ["API_NAME"],
        "merchant_registration": "0000-00",
        "municipality_id": 149,
        "address": "CL 1 # 2-03",
        "phone": "6013001234",
        "email": "facturacion@example.com",
    },
)
token = registered["token"]
send("PUT", "config/software", {"id": os.environ["API_SOFTWARE"], "pin": os.environ["API_PIN"]})
certificate = base64.b64encode(Path(os.environ["API_CERTIFICATE"]).read_bytes()).decode()
send("PUT", "config/certificate", {"certificate": certificate, "password": os.environ["API_PASSWORD"]})
send(
    "PUT",
    "config/resolution",
    {
        "type_document_id": 1,
        "prefix": "SETP",
        "resolution": "18760000001",
        "resolution_date": "2019-01-19",
        "technical_key": "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
        "from": 990000000,
        "to": 995000000,
        "date_from": "2019-01-19",
        "date_to": "2030-01-19",
    },
)
send("PUT", "config/resolution", {"type_document_id": 4, "prefix": "NC", "from": 1, "to": 99999999})
send("PUT", "config/environment", {"type_environment_id": 2})

sale = json.loads((Path(__file__).parent.parent / "rest-sale.json").read_text(encoding="utf-8"))
lines = sale.pop("lines")
now = datetime.now(timezone(timedelta(hours=-5)))
sale |= {"date": f"{now:%Y-%m-%d}", "time": f"{now:%H:%M:%S}"}
invoice = sale | {
    "number": 990000001,
    "type_document_id": 1,
    "prefix": "SETP",
    "resolution_number": "18760000001",
    "payment_form": {"payment_form_id": 1, "payment_method_id": 10},
    "invoice_lines": lines,
}

totals = sale["legal_monetary_totals"] | {"payable_amount": "900000.00"}
wrong = send("POST", "invoice", invoice | {"legal_monetary_totals": totals})
expect(not report("Factura con otro total", wrong), "it was accepted")
answer = send("POST", "invoice", invoice)
expect(report("Factura", answer), "it was not accepted")
again = send("POST", "invoice", invoice)
expect(report("La misma otra vez", again), "it is unknown")

note = send(
    "POST",
    "credit-note",
    sale
    | {
        "number": 1,
        "type_document_id": 4,
        "prefix": "NC",
        "discrepancyresponsecode": 2,
        "billing_reference": {"number": "SETP990000001", "uuid": answer["cufe"], "issue_date": sale["date"]},
        "credit_note_lines": lines,
    },
)
expect(report("Nota crédito", note), "it was not accepted")

pdf = fetch("GET", f"download/{nit}/{answer['urlinvoicepdf']}")
expect(pdf.startswith(b"%PDF"), "no PDF")
print(f"{answer['urlinvoicepdf']}: {len(pdf)} bytes")
